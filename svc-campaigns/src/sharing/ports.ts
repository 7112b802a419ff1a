export interface PictureText {
  readonly title: string;
  readonly line: string;
  readonly site: string;
}
