import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { QuestionFileFormat } from '@pathshala/svc-exams-contract/question-file';
import type { exportQuestions } from '@pathshala/svc-exams-contract/question-routes';
import { isApiError } from '@pathshala/web-kit/api-error';
import { saveFile } from '@pathshala/web-kit/save-file';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { takeFile } from '../../../files/take-file.ts';
import { texts } from '../texts.ts';

interface FileFormat {
  readonly format: QuestionFileFormat;
  readonly name: string;
  /** The file's ending. */
  readonly ending: string;
}

/** The names are those of the formats, in every language. */
export const fileFormats: readonly FileFormat[] = [
  { format: 'xlsx', name: 'Excel', ending: 'xlsx' },
  { format: 'csv', name: 'CSV', ending: 'csv' },
  { format: 'gift', name: 'GIFT', ending: 'gift.txt' },
  { format: 'aiken', name: 'Aiken', ending: 'aiken.txt' },
  { format: 'moodle', name: 'Moodle XML', ending: 'xml' },
];

/** The filters of the list, which are in the address. */
const filters = ['q', 'subject', 'chapter', 'difficulty', 'tag', 'used', 'forPractice'] as const;

/** Milliseconds: thousands of questions on a slow network. */
const timeout = 120_000;

/** Asks before a format loses parts of the questions. */
export function useExportQuestions(): (format: QuestionFileFormat) => Promise<void> {
  const translate = useText();
  const confirm = useConfirm();
  const { api, toast } = useServices();
  const [params] = useQueryParams();

  async function download(format: QuestionFileFormat, losses: 'refuse' | 'drop'): Promise<void> {
    const set = filters.flatMap((name) => {
      const value = params.get(name) ?? '';
      return value === '' ? [] : [[name, value] as const];
    });
    const taken = takeFile('');
    await api.call<typeof exportQuestions>(
      'get',
      '/questions/export',
      { query: { ...Object.fromEntries(set), format, losses } },
      { timeout, fetch: taken.fetch },
    );
    const file = taken.file();
    const { ending } = fileFormats.find((one) => one.format === format) ?? { ending: format };
    if (file) saveFile(file, `questions.${ending}`);
  }

  return async (format) => {
    toast.info(translate(texts.exporting));
    try {
      await download(format, 'refuse').catch(async (error: unknown) => {
        if (!isApiError(error) || error.code !== 'exams.question-export.losses') throw error;
        const isSure = await confirm({
          title: translate(texts.lossesTitle),
          body: error.message,
          confirmText: translate(texts.lossesConfirm),
        });
        if (isSure) await download(format, 'drop');
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  };
}
