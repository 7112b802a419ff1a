/** Who is logged in, as the top bar shows them. */
export interface SessionUser {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'student' | 'admin';
}
