import type { Editor } from '@pathshala/back-office/edit-mark';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { CourseCopy, SeasonDate, SeasonKind } from './domain/course-copy.ts';

/** A course as its capability describes and copies it. */
export interface CourseCopier {
  /** Null for a deleted course, and for one of another kind. */
  describe(courseId: string): Promise<DescribedCourse | null>;
  /** Makes a course that students do not find. Throws `not-found` for a course that was deleted meanwhile. */
  copy(command: {
    readonly courseId: string;
    readonly days: number;
    readonly editor: Editor;
  }): Promise<MadeCourse>;
}

export interface DescribedCourse {
  readonly courseId: string;
  readonly courseKind: 'admission' | 'academic';
  readonly courseName: string;
  /** The day on which the course starts; null: it does not say. */
  readonly startsOn: string | null;
  readonly dates: readonly SeasonDate[];
}

interface MadeCourse {
  readonly courseId: string;
  readonly courseName: string;
  /** The new id of each part and of the course, by the old one. */
  readonly ids: ReadonlyMap<string, string>;
}

/** One capability takes along what it has for a course into its copy. */
export interface SeasonPart {
  readonly kind: SeasonKind;
  dates(courseId: string): Promise<readonly SeasonDate[]>;
  /** Makes the copies, and returns their ids by those of the originals. A repeat after a crash makes nothing twice. */
  copy(copy: CourseCopy, ids: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>>;
}

export interface CourseCopies extends AggregateStore<CourseCopy> {
  /** Copies that were interrupted, the oldest first. */
  listDue(now: number, limit: number): Promise<readonly CourseCopy[]>;
  /** Removes the name of a deleted account from the copies it made. */
  forgetEditor(userId: string): Promise<void>;
}
