/** True, as after hydration; `jest.mocked(useIsBrowser).mockReturnValue(false)` is the server’s render. */
const useIsBrowser = jest.fn(() => true);

export default useIsBrowser;
