import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';

const texts = {
  title: { en: 'This page’s session has ended', bn: 'এই পাতার সেশন শেষ হয়ে গেছে' },
  text: {
    en: 'Your link was opened on another device, you made an account, or the time is over. What was saved is safe. To continue here, open the link in your mail once more and have a new one mailed to you, or log in to your account.',
    bn: 'লিংকটি অন্য ডিভাইসে খোলা হয়েছে, আপনি অ্যাকাউন্ট খুলেছেন, অথবা সময় শেষ। যা সংরক্ষণ হয়েছে তা নিরাপদ। এখানে চালিয়ে যেতে ইমেইলের লিংকটি আবার খুলে নতুন লিংক নিন, অথবা অ্যাকাউন্টে লগ ইন করুন।',
  },
} as const;

/** Sends a new link to a participant, who has no password to log in with. */
export function NewLinkDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  return (
    <Dialog title={text(texts.title)} isOpen onClose={onClose}>
      <p>{text(texts.text)}</p>
      <Button kind="primary" isWide onClick={onClose}>
        {text(commonTexts.close)}
      </Button>
    </Dialog>
  );
}
