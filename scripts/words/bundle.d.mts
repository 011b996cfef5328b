export function loadBundle(folder: string, input?: string, replaced?: ReadonlyMap<string, string>): Promise<string>;
