/** The baseline of every Next.js page, with which the shop's throughput and scripts are compared. */
const nextConfig = {};

export default nextConfig;
