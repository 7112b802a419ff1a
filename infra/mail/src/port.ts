export interface MailMessage {
  /** The same id is sent once: it becomes the Message-ID and, in files, the name. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Further header fields by name; line breaks in a value are removed. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

/** SMTP where `SMTP_URL` is set, else one `.eml` file a message under `DATA_DIR/mail`. Rejects when the message was not taken. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
