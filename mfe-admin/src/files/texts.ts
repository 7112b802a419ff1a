export const texts = {
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  smallSize: { en: '{name}, {size} kB', bn: '{name}, {size} কেবি' },
  size: { en: '{name}, {size} MB', bn: '{name}, {size} এমবি' },
} as const;
