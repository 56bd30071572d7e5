// In Node the default import is this whole CommonJS module; in the bundler it is the component, as its source intends.
import image from 'next/dist/shared/lib/image-external.js';

export default image.default;
