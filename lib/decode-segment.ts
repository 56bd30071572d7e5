/** A path segment as text; null when it is not percent-encoded UTF-8. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Only a URIError can come here: somebody's garbage, an address that nothing has.
    return null;
  }
}
