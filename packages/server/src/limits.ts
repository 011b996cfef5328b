/** Buckets that fill at a steady rate: a client may be quick for a moment, not for long. */
export interface Limits {
  /** May this address open one more connection? */
  connect(address: string): boolean;
  /** For one connection: may it send one more message? */
  messages(): () => boolean;
}

export interface LimitHabits {
  readonly connectionsAMinute: number;
  readonly messagesASecond: number;
  readonly burst: number;
}

function bucket(aSecond: number, most: number): () => boolean {
  let left = most;
  let at = Date.now();
  return () => {
    const now = Date.now();
    left = Math.min(most, left + ((now - at) / 1000) * aSecond);
    at = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}

/** Addresses that have not been seen for a while are forgotten. */
const FORGET = 10_000;

export function limitsOf({ connectionsAMinute, messagesASecond, burst }: LimitHabits): Limits {
  const byAddress = new Map<string, () => boolean>();
  return {
    connect(address) {
      if (byAddress.size > FORGET) byAddress.clear();
      const known = byAddress.get(address) ?? bucket(connectionsAMinute / 60, connectionsAMinute);
      byAddress.set(address, known);
      return known();
    },
    messages: () => bucket(messagesASecond, burst),
  };
}
