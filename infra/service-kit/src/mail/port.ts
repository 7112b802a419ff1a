/**
 * The reason why this address may be mailed. `proved`: its owner has opened a mailed link or typed a mailed code. `code`:
 * somebody asks for the code or link that proves it. `invitation`: an administrator invites it. `entered`: somebody has
 * entered it in a form, and nobody has proved it; it gets one mail until then. Each has limits of its own (`mail-limits`).
 */
export type MailReason = 'proved' | 'code' | 'invitation' | 'entered';

export interface MailMessage {
  /** The same id is sent once: it becomes the Message-ID and, in files, the name. */
  readonly id: string;
  readonly to: string;
  readonly reason: MailReason;
  /** Names the network from which somebody has caused the mail; counted for the reason `entered`. */
  readonly network?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Further header fields by name; line breaks in a value are removed. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
    /** Left out: the content is text. */
    readonly encoding?: 'base64';
  }[];
}

/** SMTP where `SMTP_URL` is set, else one `.eml` file a message under `DATA_DIR/mail`. Rejects when the message was not taken. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
