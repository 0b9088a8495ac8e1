const policies = new Map<string, object>();

/**
 * Passes the text or URL of a script through a Trusted Types policy with the given name, which is created once per
 * page. Without Trusted Types, returns the text unchanged. Throws if the page's content security policy does not allow
 * the policy.
 */
export function trust(page: Window, name: string, kind: 'createScript' | 'createScriptURL', text: string): unknown {
  const types: unknown = Reflect.get(page, 'trustedTypes');
  if (typeof types !== 'object' || types === null) return text;
  const policy: object = policies.get(name) ?? Reflect.get(types, 'createPolicy').call(types, name, { [kind]: String });
  policies.set(name, policy);
  return Reflect.get(policy, kind).call(policy, text);
}
