const adminPostCEP = {
  KaMpfumu: { "Alto Maé A": '0101-01', "Alto Maé B": '0101-02', "Coop": '0101-06', "Sommerschield": '0101-11' },
  Nlhamankulu: { "Aeroporto A": '0102-01', "Aeroporto B": '0102-02' },
  KaMavota: { "3 de Fevereiro": '0104-01', "F.P.L.M.": '0104-04', "Mahotas": '0104-09' },
}
export default adminPostCEP
