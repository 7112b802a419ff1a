import type { removeProfilePicture, uploadProfilePicture } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useMutation, useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { Student } from '../profile-types.ts';
import { texts } from './texts.ts';

/** Milliseconds: a photo on a slow network. */
const timeout = 120_000;

interface Photo {
  readonly upload: (photo: Blob) => void;
  readonly remove: () => void;
  readonly isUploading: boolean;
  readonly isRemoving: boolean;
  /** The reason why the last change failed. */
  readonly error: string | undefined;
  readonly reset: () => void;
}

/** Changes the photo of the student; the bar of the site shows it at once. */
export function usePhoto(student: Student, onDone: () => void): Photo {
  const translate = useText();
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const params = { id: student._id };

  function show(imageUrl: string, text: string): void {
    queryClient.setQueryData<Student>(
      ['/students/student', {}],
      (known) => known && { ...known, personalInfo: { ...known.personalInfo, profilePhotoUrl: imageUrl } },
    );
    toast.success(text);
    onDone();
  }

  const upload = useMutation({
    mutationFn: (photo: Blob) => {
      const body = new FormData();
      body.append('image', photo, 'photo.jpg');
      return api.call<typeof uploadProfilePicture>(
        'post',
        '/students/student/{id}/upload-profile-picture',
        { params, body },
        { timeout },
      );
    },
    onSuccess: ({ imageUrl }) => show(imageUrl, translate(texts.saved)),
  });
  const remove = useMutation({
    mutationFn: () =>
      api.call<typeof removeProfilePicture>('delete', '/students/student/{id}/profile-picture', { params }),
    onSuccess: ({ imageUrl }) => show(imageUrl, translate(texts.removed)),
  });
  return {
    upload: (photo) => upload.mutate(photo),
    remove: () => remove.mutate(),
    isUploading: upload.isPending,
    isRemoving: remove.isPending,
    error:
      wordsOf(upload.error, translate(texts.failed)) ?? wordsOf(remove.error, translate(texts.removeFailed)),
    reset: () => {
      upload.reset();
      remove.reset();
    },
  };
}

/** The server's words follow the specification's sentence. */
function wordsOf(error: Error | null, failed: string): string | undefined {
  if (error === null) return undefined;
  return isApiError(error) ? `${failed}: ${error.message}` : failed;
}
