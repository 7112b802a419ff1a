import { pickLanguage } from '@pathshala/rules/pick-language';
import { createElement, Fragment, type ReactNode, Suspense, useMemo } from 'react';
import type { Language } from '../i18n/language.ts';
import { useLanguage } from '../i18n/texts.ts';
import { lazyPage } from '../pages/lazy-page.tsx';
import { classNames } from './class-names.ts';
import { loadMaths } from './load-maths.ts';
import { splitMaths } from './split-maths.ts';
import { allowedAttributes, isAllowedElement } from './rich-text-rules.ts';
import { FallbackBoundary } from './fallback-boundary.tsx';
import styles from './rich-text.module.css';

const Maths = lazyPage(loadMaths, (file) => file.Maths);

export interface RichTextProps {
  /** An HTML fragment as the server stores it, or plain text; maths as $…$, $$…$$, \(…\) or \[…\]; a newline is a line break. */
  readonly html: string;
  /** Inside a sentence, a button or a label. */
  readonly isInline?: boolean;
  /** True for its author: a plain `বাংলা | English` is shown whole. */
  readonly isWhole?: boolean;
  readonly className?: string;
}

/**
 * Shows an author's text. The server has sanitised it; as a second defence only known elements and attributes become
 * React elements, and nothing is set as HTML.
 */
export function RichText({ html, isInline = false, isWhole = false, className }: RichTextProps): ReactNode {
  const language = useLanguage();
  const { content, lang } = useMemo(() => {
    const { body } = new DOMParser().parseFromString(isWhole ? html : partIn(html, language), 'text/html');
    const part = keepLanguage(body, language);
    return { content: childrenOf(body, false), lang: part === language ? undefined : part };
  }, [html, language, isWhole]);
  const Element = isInline ? 'span' : 'div';
  return (
    <Element lang={lang} className={classNames(styles['text'], className)}>
      {content}
    </Element>
  );
}

/** A plain text, such as an option, may be `বাংলা | English`. */
function partIn(html: string, language: Language): string {
  return html.includes('<') ? html : pickLanguage(language, html);
}

/**
 * Removes the other language from a text in two languages, or the reader's if the text lacks it; returns the language that
 * remains.
 */
function keepLanguage(body: Element, language: string): string | undefined {
  const parts = [...body.querySelectorAll<HTMLElement>(':scope > div[lang]')];
  const shown = parts.find(({ lang }) => lang === language) ?? parts[0];
  for (const part of parts) if (part.lang !== shown?.lang) part.remove();
  return shown?.lang;
}

const neverShown = new Set(['script', 'style', 'template']);

function childrenOf(parent: Node, isVerbatim: boolean): ReactNode[] {
  return [...parent.childNodes].map((node, index) => (
    <Fragment key={index}>{nodeOf(node, isVerbatim)}</Fragment>
  ));
}

function nodeOf(node: Node, isVerbatim: boolean): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return textOf(node.textContent ?? '', isVerbatim);
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (neverShown.has(name)) return null;
  if (name === 'br' || name === 'img') return createElement(name, allowedAttributes(name, node));
  const children = childrenOf(node, isVerbatim || name === 'pre' || name === 'code');
  return isAllowedElement(name) ? createElement(name, allowedAttributes(name, node), ...children) : children;
}

function textOf(text: string, isVerbatim: boolean): ReactNode {
  if (isVerbatim) return text;
  return splitMaths(text).map((part, index) => (
    <Fragment key={index}>
      {part.kind === 'text' ? linesOf(part.text) : mathsOf(part.text, part.kind)}
    </Fragment>
  ));
}

function mathsOf(tex: string, kind: 'inline' | 'display'): ReactNode {
  return (
    <FallbackBoundary fallback={<code>{tex}</code>}>
      <Suspense fallback={<code>{tex}</code>}>
        <Maths tex={tex} isDisplay={kind === 'display'} />
      </Suspense>
    </FallbackBoundary>
  );
}

/** White space between two blocks is not content. */
function linesOf(text: string): ReactNode {
  if (text.trim() === '') return text === '' ? null : ' ';
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
