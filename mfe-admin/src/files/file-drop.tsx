import { Button, Input } from '@mantine/core';
import { FileChoice } from '@pathshala/admin-kit/uploads/file-choice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './file-drop.module.css';

const texts = {
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  smallSize: { en: '{name}, {size} kB', bn: '{name}, {size} কেবি' },
  size: { en: '{name}, {size} MB', bn: '{name}, {size} এমবি' },
} as const;

const kilobyte = 1000;
const megabyte = 1_000_000;

interface FileDropProps {
  /** 'Drop the file here, or' */
  readonly text: string;
  /** Endings and media types. */
  readonly accept: string;
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/** A place to drop the file on, with a button for keys and phones. */
export function FileDrop({ text, accept, file, error, onChoose }: FileDropProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files[0] ?? null);
  };
  return (
    <>
      <div
        className={styles['drop']}
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file ? (
          <strong>
            {file.size < megabyte
              ? translate(texts.smallSize, {
                  name: file.name,
                  size: format.number(Math.ceil(file.size / kilobyte)),
                })
              : translate(texts.size, {
                  name: file.name,
                  size: format.number(file.size / megabyte, { maximumFractionDigits: 2 }),
                })}
          </strong>
        ) : (
          <span>{text}</span>
        )}
        <FileChoice accept={accept} onChoose={onChoose}>
          {(button) => (
            <Button {...button} variant="light">
              {translate(texts.choose)}
            </Button>
          )}
        </FileChoice>
      </div>
      {error !== undefined && (
        <Input.Error role="alert" mb="sm">
          {error}
        </Input.Error>
      )}
    </>
  );
}
