/** Reads on the next page what a navigation has interrupted; WebDriver does so by itself. */
export async function onNextPage<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!/Execution context was destroyed/.test(String(error))) {
      throw error;
    }
    return read();
  }
}
