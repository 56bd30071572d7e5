import { portFrom } from '../../lib/ports.mjs';
import { freePorts } from '../../lib/testing/free-ports.ts';

/** nginx's port, the next four, and from the tenth on those of two servers and of their successors. */
const portsOfSite = 14;

/** The first port of a test's site. A build contains its addresses, so the same port is used again if it is free. */
export const siteFirstPort = () =>
  freePorts(portsOfSite, portFrom(process.env, 'TEST_CLUSTER_PORT'));
