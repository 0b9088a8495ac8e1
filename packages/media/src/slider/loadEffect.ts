import type { SwiperModule } from 'swiper/types';

/** Movements in depth by name. */
export type DepthName = 'coverflow' | 'cube';

/** A movement in depth, loaded. */
export interface DepthEffect {
  readonly name: DepthName;
  readonly module: SwiperModule;
}

/** Loads a movement in depth for `SliderOptions.depth`; their shared file is fetched with the first of them. */
export async function loadEffect(name: DepthName): Promise<DepthEffect> {
  const effects = await import('./effects.ts');
  return { name, module: effects[name] };
}
