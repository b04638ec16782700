export const siDoData = ["서울"];
export const siGunGuData: Record<string, string[]> = {
  서울: ["관악구"],
};
export const dongData: Record<string, string[]> = {
  관악구: [
    "낙성대동",
    "난곡동",
    "행운동",
  ],
};
