import type { ListedRow, ListSource } from '@pathshala/admin-kit/data-table/list-source';
import { ReorderButton } from '@pathshala/admin-kit/reorder/reorder-button';
import type { orderCourses } from '@pathshala/svc-catalog-contract/course-order';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';

const texts = {
  title: { en: 'Order in the catalogue', bn: 'কোর্সের তালিকার ক্রম' },
  saved: {
    en: 'Home page and lists show the courses in this order.',
    bn: 'প্রথম পাতা আর তালিকায় কোর্সগুলো এই ক্রমে দেখা যাবে।',
  },
} as const;

interface CourseOrderProps<Row extends ListedRow> {
  readonly kind: 'admission' | 'academic';
  readonly source: ListSource<Row>;
  /** The name as it is stored, in one language or both. */
  readonly nameOf: (row: Row) => string;
}

/** The button to put all courses of a kind in the order in which visitors find them. */
export function CourseOrder<Row extends ListedRow>({
  kind,
  source,
  nameOf,
}: CourseOrderProps<Row>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api } = useServices();
  return (
    <ReorderButton
      title={translate(texts.title)}
      source={source}
      rowName={(row) => inLanguage(nameOf(row))}
      save={(ids) =>
        api.call<typeof orderCourses>('put', '/courses/order/{kind}', {
          params: { kind },
          body: { ids: [...ids] },
        })
      }
      savedText={translate(texts.saved)}
    />
  );
}
