import {installHistory} from './history';
import {confineFrames} from './nestedFrames';

/** Ways to other computers that no content policy of today’s browsers covers. */
const CONNECTIONS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'RTCDtlsTransport',
  'RTCSctpTransport',
];

/** Takes from the document, before the reader’s code is in it, what the policy leaves open. */
export function confine(): void {
  for (const name of CONNECTIONS) {
    Object.defineProperty(window, name, {value: undefined, configurable: false});
  }
  installHistory();
  confineFrames();
}
