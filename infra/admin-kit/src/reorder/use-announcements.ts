import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useText } from '@pathshala/web-kit/texts';

const texts = {
  help: {
    en: 'To move an entry, press Space or Enter, choose its place with the arrow keys, and press Space or Enter again. Escape cancels.',
    bn: 'সরাতে স্পেস বা এন্টার চাপুন, তীর-চাবি দিয়ে জায়গা বাছুন, আবার স্পেস বা এন্টার চাপুন। এস্কেপ চাপলে বাতিল হবে।',
  },
  picked: {
    en: '{name} is picked up, at its place {n} of {total}.',
    bn: '{name} ধরা হয়েছে, নিজের জায়গায়: {total}-এর মধ্যে {n} নম্বরে।',
  },
  over: { en: '{name} is above place {n} of {total}.', bn: '{name} এখন {total}-এর মধ্যে {n} নম্বর জায়গায়।' },
  moved: { en: '{name} is now at place {n} of {total}.', bn: '{name} রাখা হয়েছে {total}-এর মধ্যে {n} নম্বরে।' },
  cancelled: { en: '{name} stays at place {n} of {total}.', bn: '{name} {total}-এর মধ্যে {n} নম্বরেই রইল।' },
};

type Place = Readonly<Record<'name' | 'n' | 'total', string | number>>;

export interface MoveAnnouncements {
  readonly accessibility: NonNullable<DndContextProps['accessibility']>;
  /** After a step with a button. */
  readonly moved: (place: Place) => string;
}

/** What a screen reader reads while an entry is moved. */
export function useAnnouncements(
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): MoveAnnouncements {
  const translate = useText();
  const placeOf = (id: UniqueIdentifier, at: UniqueIdentifier = id): Place => ({
    name: names.get(String(id)) ?? '',
    n: ids.indexOf(String(at)) + 1,
    total: ids.length,
  });
  return {
    moved: (place) => translate(texts.moved, place),
    accessibility: {
      screenReaderInstructions: { draggable: translate(texts.help) },
      announcements: {
        onDragStart: ({ active }) => translate(texts.picked, placeOf(active.id)),
        // Called right after the start too, above the entry's own place.
        onDragOver: ({ active, over }) =>
          translate(over?.id === active.id ? texts.picked : texts.over, placeOf(active.id, over?.id)),
        onDragEnd: ({ active, over }) => translate(texts.moved, placeOf(active.id, over?.id)),
        onDragCancel: ({ active }) => translate(texts.cancelled, placeOf(active.id)),
      },
    },
  };
}
