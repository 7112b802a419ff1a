import type {
  AdmissionCourseForAdmin as SavedCourse,
  readAdmissionCourse,
} from '@pathshala/svc-catalog-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useState } from 'react';

export interface StoredVersion {
  /** The stored version, while both versions are shown. */
  readonly theirs: SavedCourse | undefined;
  readonly fetch: () => void;
  readonly close: () => void;
}

/** Fetches the version that somebody else saved, without changing the form. */
export function useStoredVersion(id: string | undefined): StoredVersion {
  const { api, toast } = useServices();
  const [theirs, setTheirs] = useState<SavedCourse>();
  async function load(courseId: string): Promise<void> {
    try {
      const course = await api.call<typeof readAdmissionCourse>('get', '/admissioncourse/universities/{id}', {
        params: { id: courseId },
      });
      if ('rev' in course) setTheirs(course);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  }
  return {
    theirs,
    fetch: () => {
      if (id !== undefined) void load(id);
    },
    close: () => setTheirs(undefined),
  };
}
