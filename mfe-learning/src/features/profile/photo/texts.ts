import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  photo: { en: 'Your photo', bn: 'আপনার ছবি' },
  add: { en: 'Add a photo', bn: 'ছবি যোগ করুন' },
  change: { en: 'Change photo', bn: 'ছবি বদলান' },
  remove: commonTexts.remove,
  saved: { en: 'Your photo is saved.', bn: 'আপনার ছবি সেভ হয়েছে।' },
  removed: { en: 'Your photo is removed.', bn: 'আপনার ছবি মুছে ফেলা হয়েছে।' },
  failed: { en: 'Failed to upload profile picture', bn: 'প্রোফাইলের ছবি আপলোড করা যায়নি' },
  removeFailed: { en: 'The photo could not be removed', bn: 'ছবিটি মুছে ফেলা যায়নি' },
  loading: commonTexts.loading,

  cropTitle: { en: 'Choose the part that is shown', bn: 'ছবির কোন অংশ দেখা যাবে' },
  cropHelp: {
    en: 'Drag the picture, or use the arrow keys. Pinch or use the slider to zoom.',
    bn: 'ছবিটি টেনে বা তীর-বোতাম দিয়ে সরান। দুই আঙুলে, বা নিচের বোতামটি টেনে, বড়-ছোট করুন।',
  },
  cropArea: { en: 'Part of the picture; arrow keys move it', bn: 'ছবির অংশ; তীর-বোতামে সরে' },
  zoom: { en: 'Zoom', bn: 'বড়-ছোট' },
  save: { en: 'Save photo', bn: 'ছবি সেভ করুন' },
  cancel: commonTexts.cancel,

  tooLarge: {
    en: 'This photo has {size} MB; at most 5 MB can be sent. Choose a smaller one.',
    bn: 'ছবিটি {size} এমবি; সর্বোচ্চ ৫ এমবি পাঠানো যায়। ছোট একটি বেছে নিন।',
  },
  svg: {
    en: 'SVG drawings cannot be used. Save the drawing as PNG and choose that.',
    bn: 'SVG ছবি ব্যবহার করা যায় না। ছবিটি PNG আকারে সেভ করে সেটি বেছে নিন।',
  },
  notPicture: {
    en: 'This file is not a photo. Choose a JPEG, PNG, WebP or GIF.',
    bn: 'এই ফাইলটি ছবি নয়। JPEG, PNG, WebP বা GIF বেছে নিন।',
  },
  tooManyPixels: {
    en: 'This picture has {megapixels} million pixels; at most 50 million can be used. Make it smaller first.',
    bn: 'এই ছবিতে {megapixels} মিলিয়ন পিক্সেল আছে; সর্বোচ্চ ৫০ মিলিয়ন চলে। আগে ছবিটি ছোট করুন।',
  },
  broken: {
    en: 'This picture is damaged and cannot be read. Choose another one.',
    bn: 'ছবিটি নষ্ট, পড়া যাচ্ছে না। অন্য একটি বেছে নিন।',
  },
} as const;
