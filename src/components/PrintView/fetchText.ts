/** The requested file does not exist, so trying again does not help. */
export class NotThere extends Error {}

const NOT_FOUND = 404;

/** The text of one of the portal's files. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (response.status === NOT_FOUND) {
    throw new NotThere(`There is nothing at ${address}.`);
  }
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return response.text();
}
