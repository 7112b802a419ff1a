/** The facts of a course for the preview of a link to it. */
export interface SharedCourse {
  readonly name: string;
  /** Rich text. */
  readonly description: string;
  /** Taka to pay. */
  readonly fee: number;
  /** Units of an admission course; subjects of an academic one. */
  readonly parts: number;
  /** The names of the parts, in one language or both. */
  readonly partNames: readonly string[];
}

export type CourseKind = 'admission' | 'academic';

/** Finds a course by the address of its page; null where visitors cannot open it. */
export type FindSharedCourse = (address: string) => Promise<SharedCourse | null>;
