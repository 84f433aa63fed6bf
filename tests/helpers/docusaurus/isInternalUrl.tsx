const SCHEME = /^(?:\w*:|\/\/)/;

export function hasProtocol(address: string): boolean {
  return SCHEME.test(address);
}

export default function isInternalUrl(address?: string): boolean {
  return address !== undefined && !hasProtocol(address);
}
