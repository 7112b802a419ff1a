import type { FileFormat } from './file-question.ts';

const shownLosses = 200;

/** The readme in a zip of exported questions. */
export function readmeOf(about: {
  readonly format: FileFormat;
  readonly count: number;
  readonly losses: readonly number[];
}): string {
  const { format, count, losses } = about;
  const lines = [
    `${count} questions in the format ${format}, and their pictures in the folder pictures.`,
    'Import this zip file in the question bank to get them back.',
  ];
  if (losses.length > 0) {
    lines.push(
      `${losses.length} of them had more than the format holds (several correct options, an explanation, points, tags, pictures): numbers ${losses.slice(0, shownLosses).join(', ')}.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
