/** A page that is left on arrival, as by Back, counts too. */
const PAGES = 5;

/** Reads on the next page what a navigation has interrupted; WebDriver does so by itself. */
export async function onNextPage<T>(read: () => Promise<T>, pages = PAGES): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (pages === 0 || !/Execution context was destroyed/.test(String(error))) {
      throw error;
    }
    return onNextPage(read, pages - 1);
  }
}
