/** Movements in depth, which few sliders have: a file of its own. */
export { EffectCoverflow as coverflow, EffectCube as cube } from 'swiper/modules';
