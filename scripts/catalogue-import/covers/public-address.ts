import { BlockList, isIP } from 'node:net';

const reserved = new BlockList();
const subnets: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
for (const subnet of subnets) reserved.addSubnet(...subnet);

// Only this block is routed; of it, these carry an IPv4 address inside, or are for documentation.
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
const embedding = new BlockList();
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  embedding.addSubnet(net, bits, 'ipv6');

/** Whether an IP address belongs to the public internet, and not to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4');
    case 6:
      return routed.check(address, 'ipv6') && !embedding.check(address, 'ipv6');
    default:
      return false;
  }
}
