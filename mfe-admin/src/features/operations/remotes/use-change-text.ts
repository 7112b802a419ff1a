import type { Releases } from '@pathshala/gateway-contract/releases';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { changeTexts } from './texts.ts';

type Change = Releases['changes'][number];

/** The form in which the store writes a change: `canary mfe-exams 1f2e3d 20 %`. */
const command =
  /^(?<verb>promote|canary|rollback|record|prune) (?<name>\S+)(?: (?<version>\S+?))?(?: (?<percent>[\d.]+) %)?(?:, contract tests overridden: (?<reason>.+))?$/su;

/** Returns the change in words, or in the store's form if this version does not know that form. */
export function useChangeText(): (change: Pick<Change, 'what'>) => string {
  const translate = useText();
  const { percent: shown } = useFormat();
  return ({ what }) => {
    const { verb, name = '', version = '', percent = '0', reason } = command.exec(what)?.groups ?? {};
    if (verb === undefined) return what;
    const text = translate(changeTexts[verb as keyof typeof changeTexts], {
      name,
      version,
      percent: shown(Number(percent)),
    });
    return reason === undefined ? text : translate(changeTexts.overridden, { text, reason });
  };
}
