import { useText } from '@pathshala/web-kit/texts';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { dismissUndo, showUndo, undoOffers } from './undo-toast.ts';
import { useConfirm } from './use-confirm.ts';

export default { title: 'Feedback' };

const texts = {
  title: { en: 'Delete Dhaka University?', bn: 'ঢাকা বিশ্ববিদ্যালয় মুছবেন?' },
  body: { en: '12 students are enrolled in this course.', bn: '১২ জন শিক্ষার্থী এই কোর্সে ভর্তি আছেন।' },
  remove: { en: 'Delete', bn: 'মুছুন' },
  done: { en: 'Dhaka University is deleted.', bn: 'ঢাকা বিশ্ববিদ্যালয় মোছা হয়েছে।' },
};

function OpenQuestion(): ReactNode {
  const confirm = useConfirm();
  const translate = useText();
  const [title, body, confirmText] = [texts.title, texts.body, texts.remove].map((text) => translate(text));
  useEffect(() => {
    confirm({ title: title ?? '', body, confirmText: confirmText ?? '', isDangerous: true }).catch(
      reportError,
    );
  }, [confirm, title, body, confirmText]);
  return null;
}

export const Confirmation: StoryObj = { render: () => <OpenQuestion /> };

function OfferUndo(): ReactNode {
  const translate = useText();
  const text = translate(texts.done);
  useEffect(() => {
    showUndo({ text, undo: () => Promise.resolve() });
    return () => undoOffers.get().forEach(({ id }) => dismissUndo(id));
  }, [text]);
  return null;
}

export const Undo: StoryObj = { render: () => <OfferUndo /> };
