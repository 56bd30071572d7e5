export interface GeneratedFile {
  /** From the repository's folder. */
  readonly path: string;
  readonly content: string | Buffer;
}
