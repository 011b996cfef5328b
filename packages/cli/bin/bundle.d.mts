export declare const BUNDLE: string;
export declare const BUNDLE_MAIN: string;
export declare function isBundleCurrent(): boolean;
