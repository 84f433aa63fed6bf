/** An address without its `https://`, which the rule link-address reports. */
export function looksLikeHost(link: string): boolean {
  return /^(?:www\.[\w-]+\.\w|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|ca|dev|io|edu|gov)(?:[/?#]|$))/i.test(
    link,
  );
}

/** An address that cannot be decoded because of a stray `%`, which the rule link-address reports. */
export function isMalformed(link: string): boolean {
  try {
    decodeURIComponent(link);
    return false;
  } catch (error) {
    if (error instanceof URIError) {
      return true;
    }
    throw error;
  }
}
