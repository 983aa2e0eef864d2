/**
 * Which addresses of the internet protocol are public unicast: those that a webhook may reach. What hides an IPv4
 * address inside an IPv6 one is judged by the address that is hidden.
 */
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Global unicast, of which some parts are set aside (https://www.iana.org/assignments/ipv6-address-space). */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** The last four bytes are an IPv4 address that is reached through them: mapped (RFC 4291), NAT64 (RFC 6052). */
const WRAPPING_V4 = ['::ffff:0:0/96', '64:ff9b::/96'].map((range) => ipaddr.parseCIDR(range) as [ipaddr.IPv6, number]);

/** Public by its number, but answered by the host of a virtual machine: Azure's metadata and agent. */
const METADATA = new Set(['168.63.129.16']);

/** @param text an address in its usual spelling, without brackets; anything else is no address: null */
export function parseAddress(text: string): Address | null {
  const [address = ''] = text.split('%');
  // The URL standard has turned decimal, octal and hexadecimal spellings into the usual one.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  return unwrapped(ipaddr.parse(address));
}

export function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast' || METADATA.has(address.toString())) return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_V6);
}

export function isWithin(address: Address, range: string): boolean {
  const [base, bits] = ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`);
  const of = unwrapped(base);
  return of.kind() === address.kind() && of.kind() === base.kind() && address.match([of, bits] as never);
}

function unwrapped(address: Address): Address {
  if (address.kind() === 'ipv4') return address;
  const six = address as ipaddr.IPv6;
  if (!WRAPPING_V4.some((range) => six.match(range))) return six;
  return new ipaddr.IPv4(six.toByteArray().slice(12));
}
