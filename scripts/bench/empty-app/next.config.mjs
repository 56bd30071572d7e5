/** What every Next page costs by itself: the shop's throughput and scripts are held against it. */
const nextConfig = {};

export default nextConfig;
