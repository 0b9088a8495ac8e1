export { jsonAnswer, textAnswer } from './answers.ts';
export { applyFault } from './applyFault.ts';
export { type BackendCall, type BackendHandler, fieldOf, type HandlerMap } from './backendCall.ts';
export {
  createShopBackend,
  type ReceivedCall,
  type ShopBackend,
  type ShopBackendOptions,
} from './createShopBackend.ts';
export { FAULT_HEADER, FAULT_QUERY, type Fault, requestedFault } from './fault.ts';
export type { FaultControl } from './faultControl.ts';
export { readCall } from './readCall.ts';
