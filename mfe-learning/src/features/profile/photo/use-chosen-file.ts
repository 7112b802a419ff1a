import { useText } from '@pathshala/web-kit/texts';
import { useEffect, useState } from 'react';
import { problemOfFile, problemOfPicture } from './check-photo.ts';

interface ChosenFile {
  /** An object URL of the picture to crop. */
  readonly url: string | undefined;
  /** The reason why the file cannot be used. */
  readonly problem: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly clear: () => void;
}

/** The file that was chosen, checked before anything is sent. */
export function useChosenFile(): ChosenFile {
  const translate = useText();
  const [chosen, setChosen] = useState<Pick<ChosenFile, 'url' | 'problem'>>();
  const url = chosen?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return {
    url,
    problem: chosen?.problem,
    clear: () => setChosen(undefined),
    choose: async (file) => {
      setChosen(undefined);
      const objectUrl = URL.createObjectURL(file);
      const problem = (await problemOfFile(file)) ?? (await problemOfPicture(objectUrl));
      if (problem === undefined) return setChosen({ url: objectUrl, problem: undefined });
      URL.revokeObjectURL(objectUrl);
      return setChosen({ url: undefined, problem: translate(problem.text, problem.params) });
    },
  };
}
