import { searchKeyOf } from '@pathshala/rules/bengali';

type ColumnName = 'name' | 'username' | 'email' | 'mobile' | 'language';

const headings: Readonly<Record<ColumnName, readonly string[]>> = {
  name: ['name', 'full name', 'student', 'নাম', 'শিক্ষার্থী', 'শিক্ষার্থীর নাম'],
  username: ['username', 'user name', 'user', 'ব্যবহারকারীর নাম', 'ইউজারনেম'],
  email: ['email', 'e-mail', 'email address', 'mail', 'ইমেইল', 'ই-মেইল', 'ইমেইল ঠিকানা'],
  mobile: ['mobile', 'phone', 'telephone', 'mobile number', 'মোবাইল', 'ফোন', 'মোবাইল নম্বর'],
  language: ['language', 'lang', 'ভাষা'],
};

/** The index of each column in a row; -1 for a column that the file lacks. */
export type Columns = Readonly<Record<ColumnName, number>>;

/** null: the row does not name name and a contact, so it is no heading. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const keys = cells.map((cell) => searchKeyOf(cell.trim()));
  const placeOf = (column: ColumnName): number => {
    const names = new Set(headings[column].map(searchKeyOf));
    return keys.findIndex((key) => names.has(key));
  };
  const columns = {
    name: placeOf('name'),
    username: placeOf('username'),
    email: placeOf('email'),
    mobile: placeOf('mobile'),
    language: placeOf('language'),
  };
  const hasContact = columns.email >= 0 || columns.mobile >= 0 || columns.username >= 0;
  return columns.name < 0 || !hasContact ? null : columns;
}

export const columnNames = [
  'name',
  'username',
  'email',
  'mobile',
  'language',
] as const satisfies readonly ColumnName[];

/** The columns of a row whose cells stand in the order of `columnNames`. */
export const namedColumns: Columns = { name: 0, username: 1, email: 2, mobile: 3, language: 4 };
