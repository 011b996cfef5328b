/**
 * How much work each network address may cause: a budget in milliseconds of processor time that refills at a steady
 * rate. What a request costs is known only afterwards, so a budget may go below zero; the address then waits until it
 * is above zero again.
 */
export interface WorkBudgets {
  /** Milliseconds until this address may cause work; 0 if it may now. */
  waitMs(address: string): number;
  charge(address: string, costMs: number): void;
}

interface Budget {
  left: number;
  at: number;
}

/** How many addresses are remembered at most. */
const MAX_ADDRESSES = 10_000;

export function workBudgets(
  { msPerSecond, burstMs }: { readonly msPerSecond: number; readonly burstMs: number },
  now: () => number = () => performance.now(),
  maxAddresses = MAX_ADDRESSES,
): WorkBudgets {
  const budgets = new Map<string, Budget>();
  const refill = (budget: Budget): Budget => {
    const at = now();
    budget.left = Math.min(burstMs, budget.left + ((at - budget.at) * msPerSecond) / 1000);
    budget.at = at;
    return budget;
  };
  /** Drops full budgets, and if there are still too many, those that were charged longest ago. */
  const forget = (): void => {
    for (const [address, budget] of budgets) if (refill(budget).left >= burstMs) budgets.delete(address);
    for (const address of budgets.keys()) {
      if (budgets.size <= maxAddresses / 2) return;
      budgets.delete(address);
    }
  };
  return {
    waitMs(address) {
      const budget = budgets.get(address);
      if (!budget) return 0;
      const { left } = refill(budget);
      return left > 0 ? 0 : ((1 - left) * 1000) / msPerSecond;
    },
    charge(address, costMs) {
      const budget = refill(budgets.get(address) ?? { left: burstMs, at: now() });
      budget.left -= costMs;
      budgets.delete(address);
      if (budgets.size >= maxAddresses) forget();
      budgets.set(address, budget);
    },
  };
}
