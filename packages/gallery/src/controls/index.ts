export { AutoplaySwitch } from './AutoplaySwitch.tsx';
export { Controls } from './Controls.tsx';
export { Icon } from './Icon.tsx';
export { LossNotice } from './LossNotice.tsx';
