/** The portal lies at the root of its host. */
export default function useBaseUrl(address: string): string {
  return address;
}

export function useBaseUrlUtils() {
  return {withBaseUrl: useBaseUrl};
}
