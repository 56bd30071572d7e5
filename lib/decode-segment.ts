/** Decodes a path segment; null if it is not percent-encoded UTF-8. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Only a URIError is possible here: the address is malformed.
    return null;
  }
}
