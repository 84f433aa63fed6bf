import {installHistory} from './history';
import {confineFrames} from './nestedFrames';

/** APIs that connect to other computers and that no current browser's content security policy covers. */
const CONNECTIONS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'RTCDtlsTransport',
  'RTCSctpTransport',
];

/** Removes what the policy does not block from the document, before the reader's code runs. */
export function confine(): void {
  for (const name of CONNECTIONS) {
    Object.defineProperty(window, name, {value: undefined, configurable: false});
  }
  installHistory();
  confineFrames();
}
