// Node hands over the whole of this CommonJS module as its default; the bundler, as its source means it, the component.
import image from 'next/dist/shared/lib/image-external.js';

export default image.default;
